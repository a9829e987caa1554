-- Old reports on the quality of calls are deleted: docs/operating.md, "What is deleted when". Rows are in the order of time,
-- so this index costs almost nothing.
CREATE INDEX call_quality_created_at ON call_quality USING brin (created_at) WITH (autosummarize = on);
