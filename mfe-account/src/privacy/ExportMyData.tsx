import { useExportMyData } from '@outcome-studio/shared/data'
import { describeError, exportFileName, type MemberExport } from '@outcome-studio/shared/domain'
import { Button, color, Notice, ProgressBar, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { downloadFile } from './downloadFile.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  & > * {
    min-width: 0;
    max-width: 100%;
  }
`

const Reading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  width: 100%;

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

/** Makes one file of everything the member has, and says what could not be put into it. */
export const ExportMyData = () => {
  const { isReading, documents, file, error, start, cancel } = useExportMyData()
  if (isReading) {
    const label = documents === 1 ? 'Reading: 1 document' : `Reading: ${documents} documents`
    return (
      <Reading>
        <ProgressBar label={label} />
        <Button onPress={cancel}>Cancel</Button>
      </Reading>
    )
  }
  return (
    <Frame>
      <Button onPress={() => start(save)}>Export my data</Button>
      {file && <Outcome file={file} />}
      {error && <Notice tone="danger">Nothing was exported. {describeError(error).message}</Notice>}
    </Frame>
  )
}

function save(file: MemberExport): void {
  downloadFile(exportFileName(file), JSON.stringify(file, null, 2), 'application/json')
}

function Outcome({ file }: { readonly file: MemberExport }) {
  const { unreadable } = file
  if (unreadable.length === 0) {
    return (
      <div role="status">
        <Notice tone="success">{exportFileName(file)} is in your downloads.</Notice>
      </div>
    )
  }
  return (
    <div role="status">
      <Notice tone="warning">
        {exportFileName(file)} is in your downloads, but{' '}
        {unreadable.length === 1 ? 'one part' : `${unreadable.length} parts`} of your data could not be read.
        The file names what is missing:
        <Paths>
          {unreadable.map(({ path }) => (
            <li key={path}>{path}</li>
          ))}
        </Paths>
      </Notice>
    </div>
  )
}
