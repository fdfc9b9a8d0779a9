/** What the provider calls itself. */
export const SITE_NAME = 'Outcome Studio accounts'
