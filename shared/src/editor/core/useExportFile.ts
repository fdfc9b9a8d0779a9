import { describeError } from '@outcome-studio/shared/domain/errors'
import { useHost } from '@outcome-studio/shared/feature'
import { downloadFile } from '@outcome-studio/shared/ui'

interface WrittenFile {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

interface FileExport {
  /** Label of the format. Notifications name what is before its comma: "Word, for reading" is "Word". */
  readonly label: string
  /** Returns null if there is nothing to save, which it has said itself. */
  readonly write: () => WrittenFile | null | Promise<WrittenFile | null>
  readonly onExported?: () => void
}

/**
 * Returns a function that writes a file and saves it through the browser. A notification names the file, or says what
 * failed and offers to try again.
 */
export function useExportFile(): (file: FileExport) => void {
  const host = useHost()
  const exportFile = async (asked: FileExport) => {
    const { label, write, onExported } = asked
    const [format] = label.split(',', 1)
    try {
      const file = await write()
      if (file === null) return
      downloadFile(file.name, file.content, file.type)
      host.toast(`Exported as ${format}: ${file.name}`, { kind: 'success' })
      onExported?.()
    } catch (error) {
      host.report(error)
      const { code, message } = describeError(error)
      host.toast(
        `Could not export as ${format}. ${code === null ? 'Try again, or choose another format.' : message}`,
        { action: { label: 'Try again', onAction: () => void exportFile(asked) } },
      )
    }
  }
  return (asked) => void exportFile(asked)
}
