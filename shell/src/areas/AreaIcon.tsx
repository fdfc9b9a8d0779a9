import { CalendarDays, House, ListChecks, MessageCircle, Shapes } from 'lucide-react'

const ICONS = {
  '/': House,
  '/sia': MessageCircle,
  '/needs-framework': Shapes,
  '/outcome-validation': ListChecks,
  '/live-events': CalendarDays,
} as const

const isKnown = (path: string): path is keyof typeof ICONS => Object.hasOwn(ICONS, path)

/** The picture of an area, by its path. Decoration: the name stands beside it. */
export function AreaIcon({ path }: { readonly path: string }) {
  const Icon = isKnown(path) ? ICONS[path] : Shapes
  return <Icon aria-hidden="true" />
}
