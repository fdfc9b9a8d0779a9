import { MenuButton, type MenuChoice } from '@outcome-studio/shared/ui'
import { Download } from 'lucide-react'

interface ExportMenuProps {
  /** The formats of the open document. */
  readonly choices: readonly MenuChoice[]
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Exports the open document. The command palette opens it too. */
export function ExportMenu(props: ExportMenuProps) {
  return <MenuButton label="Export…" icon={<Download aria-hidden="true" />} {...props} />
}
