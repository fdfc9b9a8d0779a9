import { normalizeName } from '@outcome-studio/shared/domain/base'
import { describeError, ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import { countStudy, type Study, studyDocumentFill, studyUuid } from '@outcome-studio/shared/domain/study'
import { FormActions } from '@outcome-studio/shared/editor'
import { Dialog, Notice, ProgressBar, space, TextField } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import { describeStudyCounts } from '../core/describeStudyCounts.ts'
import { importName } from '../domain/import/importName.ts'
import type { MappedRow } from '../domain/import/mapping/mapTable.ts'
import { studyFromImport } from '../domain/import/studyFromImport.ts'
import { EncodingChoice } from '../mapping/EncodingChoice.tsx'
import { MappedRows } from '../mapping/MappedRows.tsx'
import { MappingDoubts } from '../mapping/MappingDoubts.tsx'
import { MappingForm } from '../mapping/MappingForm.tsx'
import { ProblemList } from '../mapping/ProblemList.tsx'
import { useTableMapping } from '../mapping/useTableMapping.ts'
import { FileChoice } from './FileChoice.tsx'
import { useCreateImported } from './useCreateImported.ts'
import { useImportFile } from './useImportFile.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

interface ImportDialogProps {
  /** Names of existing studies. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** Creates a study from a file. Nothing is written before the member confirms. */
export function ImportDialog({ taken, onClose }: ImportDialogProps) {
  const { source, read } = useImportFile()
  const chosen = useTableMapping(source.kind === 'tables' ? source.tables : null)
  const creation = useCreateImported(onClose)
  const [named, setNamed] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const formId = useId()

  const own = source.kind === 'study' ? source.study : null
  const mapped = chosen?.mapped ?? null
  const study = useMemo(
    () => own ?? (mapped && !mapped.isTooLarge ? contentOf(mapped.parts) : null),
    [own, mapped],
  )
  const fileDocName = source.kind === 'study' || source.kind === 'tables' ? source.docName : ''
  const name = named ?? importName(fileDocName, taken)
  const docName = normalizeName(name)
  const broken = name === '' ? null : checkDocumentName(docName)
  const isFull = useMemo(
    () => mapped?.isTooLarge === true || (study !== null && studyDocumentFill(study) === 'full'),
    [study, mapped],
  )
  const isReady = study !== null && !isFull && chosen?.isPending !== true
  const isEmpty = mapped !== null && mapped.counts.jobSteps + mapped.counts.outcomeStatements === 0
  const problems =
    source.kind === 'study'
      ? source.problems
      : [...(chosen?.table.problems ?? []), ...(mapped?.problems ?? [])]

  const take = (chosenFile: File) => {
    creation.reset()
    setNamed(null)
    setFile(chosenFile)
    void read(chosenFile)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (study && isReady && !isEmpty && broken === null && docName !== '')
      void creation.create(study, docName)
  }
  return (
    <Dialog
      title="Import a study"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label="Import study"
          onCancel={onClose}
          isPending={creation.isPending}
          isDisabled={!isReady || isEmpty || docName === '' || broken !== null}
        />
      }
    >
      <FileChoice isSmall={source.kind !== 'none'} onFile={take} />
      {(source.kind === 'reading' || (source.kind === 'tables' && !chosen)) && (
        <ProgressBar label={`Reading ${source.fileName}`} />
      )}
      {source.kind === 'refused' && <Notice tone="danger">{source.reason}</Notice>}
      {(source.kind === 'tables' || source.kind === 'study') && source.encoding && file && (
        <EncodingChoice encoding={source.encoding} onChange={(encoding) => void read(file, encoding)} />
      )}
      {(study || mapped) && (
        <Form id={formId} onSubmit={submit}>
          {source.kind === 'study' && study && (
            <Notice tone="success">
              {source.fileName} was exported here: {describeStudyCounts(countStudy(study))}.
            </Notice>
          )}
          {source.kind === 'tables' && chosen && (
            <>
              <MappingForm tables={source.tables} chosen={chosen} />
              <MappingDoubts chosen={chosen} />
            </>
          )}
          {mapped && (
            <>
              <p role="status">
                {isEmpty
                  ? 'Say which column holds the job steps or the outcome statements.'
                  : `Creates ${describeStudyCounts(mapped.counts)}.`}
              </p>
              {!isEmpty && <MappedRows rows={mapped.rows} becomes={describeRow} />}
            </>
          )}
          <ProblemList problems={problems} />
          {isFull && (
            <Notice tone="danger">
              This is more than one study can hold. Split the table into parts and import each on its own.
            </Notice>
          )}
          <TextField
            label="Name of the study"
            value={name}
            onChange={(text) => {
              creation.reset()
              setNamed(text)
            }}
            errorMessage={
              creation.error
                ? describeError(creation.error).message
                : broken
                  ? ERROR_CATALOGUE[broken].message
                  : undefined
            }
          />
        </Form>
      )}
    </Dialog>
  )
}

/** Labels of what a row becomes in a study of its own. */
function describeRow({ addedStep, addedStatement }: MappedRow): readonly string[] {
  return [
    ...(addedStep === null ? [] : [`Job step ${addedStep + 1}`]),
    ...(addedStatement === null
      ? []
      : [`Outcome statement ${addedStatement.step + 1}.${addedStatement.statement + 1}`]),
  ]
}

/** Content with preview ids, which are replaced on save. */
function contentOf(parts: Parameters<typeof studyFromImport>[0]): Study {
  let next = 0
  return studyFromImport(parts, { uuid: studyUuid('imported'), newId: () => `imported${next++}` })
}
