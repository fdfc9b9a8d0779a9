import { counted } from '@outcome-studio/shared/domain/base'
import { studyDocumentFill } from '@outcome-studio/shared/domain/study'
import type { Table } from '@outcome-studio/shared/files'
import { Button, Dialog, Notice, space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { ImportedStep } from '../../domain/import/ImportedStudy.ts'
import type { MappedRow } from '../../domain/import/mapping/mapTable.ts'
import { MappedRows } from '../../mapping/MappedRows.tsx'
import { MappingDoubts } from '../../mapping/MappingDoubts.tsx'
import { MappingForm } from '../../mapping/MappingForm.tsx'
import { ProblemList } from '../../mapping/ProblemList.tsx'
import { useTableMapping } from '../../mapping/useTableMapping.ts'
import type { PastePlace } from '../paste/planPaste.ts'
import { planTable, type TableItem, type TablePlan } from '../paste/planTable.ts'
import { useEditor } from '../react/EditorContext.ts'

const Content = styled.div`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

interface PasteTableDialogProps {
  readonly table: Table
  readonly place: PastePlace
  readonly onConfirm: (steps: readonly ImportedStep[]) => void
  readonly onCancel: () => void
}

/** Asks what the columns of a pasted table mean, and shows what it adds to the study. */
export function PasteTableDialog({ table, place, onConfirm, onCancel }: PasteTableDialogProps) {
  const { session } = useEditor()
  const tables = useMemo(() => [table], [table])
  const chosen = useTableMapping(tables)
  const mapped = chosen?.mapped
  const plan = useMemo(() => {
    if (!mapped || mapped.isTooLarge) return null
    let next = 0
    return planTable(session.content, mapped.parts.steps, place, () => `pasted${next++}`)
  }, [mapped, place, session])
  const isFull =
    mapped?.isTooLarge === true ||
    (plan !== null && studyDocumentFill({ ...session.content, jobSteps: plan.jobSteps }) === 'full')
  const labels = useMemo(() => (plan ? labelsOf(plan) : null), [plan])
  // A small table is mapped at once. Until then the dialog would have nothing to focus.
  if (!chosen || !mapped) return null

  const isEmpty = plan?.items.length === 0
  return (
    <Dialog
      title="Add the pasted table"
      isOpen
      onClose={onCancel}
      size="large"
      actions={
        <>
          <Button tone="quiet" onPress={onCancel}>
            Cancel
          </Button>
          <Button
            tone="primary"
            onPress={() => onConfirm(mapped.parts.steps)}
            isDisabled={isEmpty || isFull || chosen.isPending}
            autoFocus
          >
            Add to study
          </Button>
        </>
      }
    >
      <Content>
        <p>Check which column is what. Once the rows are added, one Undo takes all of them back.</p>
        <MappingForm tables={tables} chosen={chosen} />
        <MappingDoubts chosen={chosen} />
        <p role="status">
          {isEmpty
            ? 'Say which column holds the job steps or the outcome statements.'
            : plan && describePlan(plan)}
        </p>
        {labels && !isEmpty && <MappedRows rows={mapped.rows} becomes={(row) => labels(row)} />}
        <ProblemList problems={[...table.problems, ...mapped.problems]} />
        {isFull && (
          <Notice tone="danger">
            This is more than one study can hold. Split the table into parts and paste each into a study of
            its own.
          </Notice>
        )}
      </Content>
    </Dialog>
  )
}

/** For example "This adds 1 job step and 3 outcome statements. 2 job steps of the study are extended." */
function describePlan({ items }: TablePlan): string {
  const statements = items.flatMap((item) => item.statements)
  const count = (all: readonly { readonly isNew: boolean }[]) => all.filter(({ isNew }) => isNew).length
  const added = [
    ...(count(items) > 0 ? [counted(count(items), 'job step')] : []),
    ...(count(statements) > 0 ? [counted(count(statements), 'outcome statement')] : []),
  ]
  const extended = items.filter((item) => !item.isNew && count(item.statements) > 0).length
  const there = statements.length - count(statements)
  return [
    added.length > 0 ? `This adds ${added.join(' and ')}.` : 'This adds nothing new.',
    ...(extended > 0
      ? [`${counted(extended, 'job step')} of the study ${extended === 1 ? 'is' : 'are'} extended.`]
      : []),
    ...(there > 0
      ? [
          `${counted(there, 'outcome statement')} ${there === 1 ? 'is' : 'are'} in the study already; ratings are updated.`,
        ]
      : []),
  ].join(' ')
}

/** Labels of what a row becomes, with the numbers that the items have once the table is added. */
function labelsOf({ jobSteps, items }: TablePlan): (row: MappedRow) => readonly string[] {
  const numbers = new Map<string, string>(
    jobSteps.flatMap(({ uuid, outcomeStatements }, step) => [
      [uuid, `job step ${step + 1}`] as const,
      ...outcomeStatements.map(
        (statement, at) => [statement.uuid, `outcome statement ${step + 1}.${at + 1}`] as const,
      ),
    ]),
  )
  const labelOf = (item: TableItem | undefined, existing: string) => {
    const number = item && numbers.get(item.uuid)
    if (number === undefined) return []
    return [item?.isNew ? `${number.charAt(0).toUpperCase()}${number.slice(1)}` : `${existing} ${number}`]
  }
  return ({ addedStep, addedStatement }) => {
    const statement = addedStatement
      ? items[addedStatement.step]?.statements[addedStatement.statement]
      : undefined
    const step = addedStep === null ? undefined : items[addedStep]
    return [...labelOf(step, 'Extends'), ...labelOf(statement, 'Updates')]
  }
}
