/** Before the drafts of an answer. */
export const UNDERSTOOD = 'This is how I understood you:'
