import { createLazyPart, EditorBar } from '@outcome-studio/shared/editor'
import { ExportMenu } from '../export/ExportMenu.tsx'

const shortcuts = createLazyPart(async () => (await import('./NeedsShortcuts.tsx')).NeedsShortcuts)

/** The sticky bar with the actions on the whole needs document. */
export function NeedsBar() {
  return (
    <EditorBar
      shortcuts={shortcuts}
      aside={(help) => (
        <>
          <ExportMenu />
          {help}
        </>
      )}
    />
  )
}
