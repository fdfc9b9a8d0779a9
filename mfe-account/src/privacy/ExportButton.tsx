import type { DataExport } from '@outcome-studio/shared/data'
import { exportFileName, type MemberExport } from '@outcome-studio/shared/domain/account'
import { Button, downloadFile } from '@outcome-studio/shared/ui'

/** Starts the export and saves its file to the downloads. */
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
