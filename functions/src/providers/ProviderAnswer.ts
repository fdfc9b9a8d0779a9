/** Meaning and consequences of an answer of a provider (Zoom, Stripe, a mail server). */
export interface ProviderAnswer {
  /** In words. */
  readonly text: string
  /** Whether the same request may succeed later without any action, so that the server repeats it. */
  readonly isRetried: boolean
  /** The person who has to act before the request succeeds. */
  readonly actor: 'member' | 'host' | 'operator' | 'nobody'
}
