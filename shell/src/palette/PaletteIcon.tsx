import {
  AppWindow,
  ArrowRight,
  BookOpen,
  CalendarDays,
  ChevronsUpDown,
  CornerDownRight,
  Download,
  ExternalLink,
  FileText,
  FileUp,
  Keyboard,
  LayoutPanelLeft,
  ListChecks,
  type LucideIcon,
  Plus,
  Redo2,
  Save,
  Search,
  TextCursorInput,
  TextSearch,
  Undo2,
  Zap,
} from 'lucide-react'
import { MenuIcon } from '../areas/MenuIcon.tsx'
import type { PaletteGroup, PaletteItem } from './PaletteItem.ts'

const GROUP_ICONS: Readonly<Record<PaletteGroup, LucideIcon>> = {
  'This page': AppWindow,
  'In this document': TextCursorInput,
  'Go to': ArrowRight,
  Recent: FileText,
  Begin: Plus,
  Studies: FileText,
  'Needs documents': FileText,
  'Live events': CalendarDays,
  Actions: Zap,
  'Other sites': ExternalLink,
  Statements: TextSearch,
}

const KIND_ICONS: Readonly<Record<NonNullable<PaletteItem['kind']>, LucideIcon>> = {
  save: Save,
  undo: Undo2,
  redo: Redo2,
  create: Plus,
  open: BookOpen,
  check: ListChecks,
  find: Search,
  fold: ChevronsUpDown,
  view: LayoutPanelLeft,
  export: Download,
  import: FileUp,
  jump: CornerDownRight,
  text: TextCursorInput,
  help: Keyboard,
}

/** The icon of where an item leads or of what it does, else of its group. It is decorative: label and heading say the same. */
export function PaletteIcon({ item }: { readonly item: PaletteItem }) {
  if (item.icon) return <MenuIcon name={item.icon} />
  // A feature of a later contract may know other kinds.
  const Icon = (item.kind && KIND_ICONS[item.kind]) ?? GROUP_ICONS[item.group]
  return <Icon aria-hidden="true" />
}
