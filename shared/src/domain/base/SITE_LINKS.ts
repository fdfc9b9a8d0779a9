/** Addresses of the pages outside the product that its menus and footer lead to. */
export interface SiteLinks {
  readonly training: string
  readonly community: string
  readonly termsAndConditions: string
  readonly privacyPolicy: string
  readonly termsOfUse: string
  readonly serviceAgreement: string
}

const SITE = 'https://www.outcome-studio.example'

/** Stand-ins for the addresses that /config.json leaves out. */
export const SITE_LINKS: SiteLinks = {
  training: `${SITE}/training`,
  community: `${SITE}/community`,
  termsAndConditions: `${SITE}/terms-and-conditions`,
  privacyPolicy: `${SITE}/privacy-policy`,
  termsOfUse: `${SITE}/terms-of-use`,
  serviceAgreement: `${SITE}/service-agreement`,
}
