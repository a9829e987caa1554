-- More contacts of a user: docs/decisions/0060-contacts-as-people-bring-them.md.

-- Old servers: refuse the 1,001st contact themselves, and read and remove any number of contacts.
ALTER TABLE contact_book
  DROP CONSTRAINT contact_book_contacts_check,
  ADD CONSTRAINT contact_book_contacts_check CHECK (contacts BETWEEN 0 AND 5000);
