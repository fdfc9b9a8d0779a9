import type { DataExport } from '@outcome-studio/shared/data'
import { exportFileName, type MemberExport } from '@outcome-studio/shared/domain'
import { Button, downloadFile } from '@outcome-studio/shared/ui'

/** Starts the export; the file goes to the downloads as soon as it is there. It keeps its place while it works. */
export function ExportButton({ isReading, start }: Pick<DataExport, 'isReading' | 'start'>) {
  return (
    <Button isPending={isReading} onPress={() => start(save)}>
      Export my data
    </Button>
  )
}

function save(file: MemberExport): void {
  downloadFile(exportFileName(file), JSON.stringify(file, null, 2), 'application/json')
}
