import { MenuButton, type MenuChoice } from '@outcome-studio/shared/ui'
import { Download } from 'lucide-react'

/** Exports the open document. @param choices its formats */
export function ExportMenu({ choices }: { readonly choices: readonly MenuChoice[] }) {
  return <MenuButton label="Export…" icon={<Download aria-hidden="true" />} choices={choices} />
}
