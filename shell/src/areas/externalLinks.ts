const SITE = 'https://www.outcome-studio.example'

/** Pages outside the product. The addresses are stand-ins until the real ones are known. */
export const EXTERNAL_LINKS = {
  training: { label: 'Training', href: `${SITE}/training` },
  community: { label: 'Community', href: `${SITE}/community` },
} as const

export type ExternalSite = keyof typeof EXTERNAL_LINKS

/** The footer's four links (specification, section 1). */
export const LEGAL_LINKS = [
  { label: 'Terms & Conditions', href: `${SITE}/terms-and-conditions` },
  { label: 'Privacy Policy', href: `${SITE}/privacy-policy` },
  { label: 'Terms of Use', href: `${SITE}/terms-of-use` },
  { label: 'Service Agreement', href: `${SITE}/service-agreement` },
] as const
