import type { Table } from '@outcome-studio/shared/files'
import { Checkbox, Select, space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { MAPPED_COLUMNS, type MappedField } from '../domain/import/mapping/TableMapping.ts'
import { columnLabel } from './columnLabel.ts'
import type { ChosenMapping } from './useTableMapping.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: ${space(3)};
`

const NONE = 'none'

interface MappingFormProps {
  readonly tables: readonly Table[]
  readonly chosen: ChosenMapping
}

/** Selects the sheet and the meaning of each column. */
export function MappingForm({
  tables,
  chosen: { table, guessed, mapping, choose, change },
}: MappingFormProps) {
  const columns = useMemo(() => {
    const width = table.rows.reduce((widest, row) => Math.max(widest, row.length), 0)
    return Array.from({ length: width }, (_none, column) => ({
      value: `${column}`,
      label: columnLabel(table, mapping.headerRow, column),
    }))
  }, [table, mapping.headerRow])
  const setColumn = (field: MappedField, value: string) => {
    const column = value === NONE ? null : Number(value)
    change({ ...mapping, columns: { ...mapping.columns, [field]: column } })
  }
  const setHeader = (isThere: boolean) =>
    change({ ...mapping, headerRow: isThere ? (guessed.headerRow ?? firstRow(table)) : null })
  return (
    <>
      {tables.length > 1 && (
        <Select
          label="Sheet"
          value={`${tables.indexOf(table)}`}
          options={tables.map(({ name }, at) => ({ value: `${at}`, label: name }))}
          onChange={(value) => {
            const wanted = tables[Number(value)]
            if (wanted) choose(wanted)
          }}
        />
      )}
      <Fields role="group" aria-label="Which column is what">
        {MAPPED_COLUMNS.map(({ field, label }) => (
          <Select
            key={field}
            label={label}
            value={`${mapping.columns[field] ?? NONE}`}
            options={[{ value: NONE, label: 'Not in this table' }, ...columns]}
            onChange={(value) => setColumn(field, value)}
          />
        ))}
      </Fields>
      <Checkbox
        label="The table has a row of titles"
        description={
          mapping.headerRow === null
            ? undefined
            : `Row ${mapping.headerRow + 1} has the column names and is not imported.`
        }
        isSelected={mapping.headerRow !== null}
        onChange={setHeader}
      />
    </>
  )
}

const firstRow = ({ rows }: Table): number =>
  Math.max(
    rows.findIndex((row) => row.some(Boolean)),
    0,
  )
