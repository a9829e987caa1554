// The same worker for browsers that lack something, because a worker has none of the page's replacements.
import "#web/browsers/replacements.ts";
import "./contact-worker.ts";
