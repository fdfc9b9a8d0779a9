import { Button, Checkbox, IconButton, Popover, space, TextField, type } from '@outcome-studio/shared/ui'
import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { FIXED_COLUMNS, TABLE_COLUMNS, type TableColumn } from '../TABLE_COLUMNS.ts'
import { Muted } from '../tableStyles.ts'
import { type SavedView, VIEW_LIMITS } from './SavedView.ts'
import { useSavedViews } from './useSavedViews.ts'

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Title = styled.h2`
  font: ${type.label};
`

const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1)} ${space(3)};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space(1)};
    font: ${type.label};
  }
`

const Views = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};

    & > :first-child {
      flex: 1 1 auto;
      justify-content: start;
    }
  }
`

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};
`

/** Anchors the popover to the button. */
const Anchor = styled.span`
  display: inline-flex;
`

interface ViewOptionsProps {
  readonly columns: ReadonlySet<TableColumn>
  readonly onColumns: (columns: ReadonlySet<TableColumn>) => void
  /** The view on screen, without a name. */
  readonly current: Omit<SavedView, 'name'>
  readonly onShow: (view: SavedView) => void
}

/** Chooses the columns, and saves columns, filters and order as a view. */
export function ViewOptions({ columns, onColumns, current, onShow }: ViewOptionsProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { views, save, remove } = useSavedViews()
  const trimmed = name.trim()
  const toggle = (column: TableColumn, isShown: boolean) => {
    const next = new Set(columns)
    if (isShown) next.add(column)
    else next.delete(column)
    onColumns(next)
  }
  return (
    <>
      <Anchor ref={anchor}>
        <Button onPress={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={16} />
          View
        </Button>
      </Anchor>
      <Popover label="View of the table" isOpen={isOpen} onOpenChange={setOpen} triggerRef={anchor}>
        <Parts>
          <Columns>
            <legend>Columns</legend>
            {TABLE_COLUMNS.filter(({ column }) => !FIXED_COLUMNS.has(column)).map(({ column, label }) => (
              <Checkbox
                key={column}
                label={label}
                isSelected={columns.has(column)}
                onChange={(isShown) => toggle(column, isShown)}
              />
            ))}
          </Columns>
          <Title>Saved views</Title>
          {views.length === 0 ? (
            <Muted>A view has columns, filters and order. It is stored on this device.</Muted>
          ) : (
            <Views aria-label="Saved views">
              {views.map((view) => (
                <li key={view.name}>
                  <Button
                    tone="quiet"
                    onPress={() => {
                      onShow(view)
                      setOpen(false)
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton label={`Delete view ${view.name}`} onClick={() => remove(view.name)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </Views>
          )}
          <Line
            onSubmit={(event) => {
              event.preventDefault()
              if (trimmed === '') return setProblem('Give the view a name, then save it.')
              const refused = save({ ...current, name: trimmed })
              setProblem(refused)
              if (refused === null) setName('')
            }}
          >
            <TextField
              label="Save this view as"
              value={name}
              maxLength={VIEW_LIMITS.name}
              errorMessage={problem ?? undefined}
              onChange={(text) => {
                setName(text)
                setProblem(null)
              }}
            />
            <Button type="submit">
              {views.some((view) => view.name === trimmed) ? 'Replace' : 'Save view'}
            </Button>
          </Line>
        </Parts>
      </Popover>
    </>
  )
}
