-- Every index of a call is written when it is opened, and most of them again when it ends. These two are not worth it:
-- an account's own calls are few enough to look through for a number, and open calls for those that are not heard of.
DROP INDEX call_receipt;
DROP INDEX call_check;
