import { GraduationCap, Users } from 'lucide-react'
import type { ExternalSite } from './externalLinks.ts'

const ICONS = { training: GraduationCap, community: Users } as const

/** The picture of a site beside the product. Decoration: the name stands beside it. */
export function ExternalIcon({ site }: { readonly site: ExternalSite }) {
  const Icon = ICONS[site]
  return <Icon aria-hidden="true" />
}
