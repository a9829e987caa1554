-- Old servers: call_dialled has the same columns, and no statement names an index.
DROP INDEX call_number;
