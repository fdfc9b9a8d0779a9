import type { DataExport } from '@outcome-studio/shared/data'
import { exportFileName, type MemberExport } from '@outcome-studio/shared/domain/account'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, color, Notice, ProgressBar, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Reading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  & > :first-child {
    flex: 1 1 200px;
  }
`

const Paths = styled.ul`
  margin: ${space(1)} 0 0;
  padding-left: ${space(5)};
  color: ${color.textMuted};
  font: ${type.small};
`

/** Shows the progress of an export with a Cancel button, then its result. */
export function ExportProgress({ isReading, documents, file, error, cancel }: DataExport) {
  if (isReading) {
    return (
      <Reading>
        <ProgressBar label={`Reading: ${counted(documents, 'document')}`} />
        <Button onPress={cancel}>Cancel</Button>
      </Reading>
    )
  }
  if (error) return <Notice tone="danger">Nothing was exported. {describeError(error).message}</Notice>
  return file ? <ExportResult file={file} /> : null
}

function ExportResult({ file }: { readonly file: MemberExport }) {
  const { unreadable } = file
  const savedAs = `${exportFileName(file)} is in your downloads`
  return (
    <div role="status">
      {unreadable.length === 0 ? (
        <Notice tone="success">{savedAs}.</Notice>
      ) : (
        <Notice tone="warning">
          {savedAs}, but {unreadable.length === 1 ? 'one part' : `${unreadable.length} parts`} of your data
          could not be read. The file names what is missing:
          <Paths>
            {unreadable.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </Paths>
        </Notice>
      )}
    </div>
  )
}
