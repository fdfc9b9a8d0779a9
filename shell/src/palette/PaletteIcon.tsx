import { AppWindow, ArrowRight, CalendarDays, ExternalLink, FileText, Zap } from 'lucide-react'
import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'

const ICONS = {
  'This page': AppWindow,
  'Go to': ArrowRight,
  Studies: FileText,
  'Live events': CalendarDays,
  Actions: Zap,
  'Other sites': ExternalLink,
} as const satisfies Readonly<Record<PaletteGroup, unknown>>

/** The icon of an item's group. It is decorative: the heading names the group. */
export function PaletteIcon({ item }: { readonly item: PaletteItem }) {
  const Icon = ICONS[item.group]
  return <Icon aria-hidden="true" />
}
