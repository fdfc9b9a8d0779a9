/** What moderation says about a text. The reason is for the log. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

/**
 * Decides whether a member's message may be sent to the language model.
 * @throws anything, if there is no verdict in time
 */
export type Moderate = (text: string, signal: AbortSignal) => Promise<Verdict>
