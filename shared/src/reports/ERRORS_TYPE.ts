/** Content type of errors that a page sends. Another site cannot send it without asking first. */
export const ERRORS_TYPE = 'application/vnd.outcome-studio.errors+json'
