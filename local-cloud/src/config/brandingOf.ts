import type { Branding } from '../pages/Branding.ts'
import type { BrandingConfig } from './LocalCloudConfig.ts'

const DEFAULT_MARK: Branding['mark'] = {
  path: 'M10 22h12a4.5 4.5 0 0 0 0-9 6.5 6.5 0 0 0-12.5 2A3.6 3.6 0 0 0 10 22z',
  color: '#2456c4',
}

/** Branding of each kind of page. */
export interface Brandings {
  /** Branding of pages in the product's own name. */
  readonly product: Branding
  readonly accounts: Branding
  readonly payments: Branding
  readonly zoom: Branding
  readonly console: Branding
}

export function brandingOf({
  name,
  accounts = name,
  mark = DEFAULT_MARK,
  colors,
}: BrandingConfig): Brandings {
  const common = { mark, ...(colors ? { colors } : {}) }
  const console = name === 'Local cloud' ? name : `${name} · Local cloud`
  return {
    product: { ...common, siteName: name, heading: name },
    payments: { ...common, siteName: `${name} payments`, heading: `${name} payments` },
    zoom: { ...common, siteName: `${name} live events`, heading: `${name} live events` },
    accounts: { ...common, siteName: accounts, heading: accounts },
    console: { ...common, siteName: 'Local cloud', heading: console },
  }
}
