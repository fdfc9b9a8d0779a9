import type { AreaIconName } from '@outcome-studio/shared/domain/areas'
import {
  CalendarDays,
  CreditCard,
  GraduationCap,
  House,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  Shapes,
  User,
  Users,
} from 'lucide-react'
import type { SiteIconName } from './externalSites.ts'

export type MenuIconName = AreaIconName | SiteIconName | 'home'

const ICONS = {
  calendar: CalendarDays,
  card: CreditCard,
  chat: MessageCircle,
  checklist: ListChecks,
  community: Users,
  home: House,
  people: Users,
  person: User,
  shapes: Shapes,
  training: GraduationCap,
} as const satisfies Readonly<Record<MenuIconName, LucideIcon>>

/** The icon of an area or a website. It is decorative: the name is next to it. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden="true" />
}
