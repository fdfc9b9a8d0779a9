import { ArrowRight, ExternalLink, FileText, Zap } from 'lucide-react'
import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'

const ICONS = {
  'Go to': ArrowRight,
  Studies: FileText,
  Actions: Zap,
  'Other sites': ExternalLink,
} as const satisfies Readonly<Record<PaletteGroup, unknown>>

/** Tells the kinds of items apart at a glance. Decoration: the heading says it in words. */
export function PaletteIcon({ item }: { readonly item: PaletteItem }) {
  const Icon = ICONS[item.group]
  return <Icon aria-hidden="true" />
}
