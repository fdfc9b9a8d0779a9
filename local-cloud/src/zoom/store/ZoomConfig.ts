/** A user of the account who hosts webinars and meetings. */
export interface ZoomHost {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Configuration of the video conferences. */
export interface ZoomConfig {
  readonly accountId: string
  readonly clientId: string
  readonly clientSecret: string
  /** Signs the webhooks. */
  readonly webhookSecret: string
  /** Path of the function that receives the webhooks: "us-central1/zoomWebhook". */
  readonly webhookPath: string
  readonly hosts: readonly ZoomHost[]
}
