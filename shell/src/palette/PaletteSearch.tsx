import { counted } from '@outcome-studio/shared/domain/base'
import { IconButton, Kbd, keyOf, VisuallyHidden } from '@outcome-studio/shared/ui'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { MembershipMark } from '../membership/MembershipMark.tsx'
import type { FoundGroup } from './findItems.ts'
import { PaletteIcon } from './PaletteIcon.tsx'
import type { PaletteItem } from './PaletteItem.ts'
import {
  Below,
  Detail,
  Foot,
  Group,
  GroupTitle,
  KeyHints,
  Mark,
  Nothing,
  Option,
  Results,
  SearchInput,
  SearchRow,
  Shortcuts,
  Status,
} from './paletteStyles.ts'

interface PaletteSearchProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly found: readonly FoundGroup[]
  /** Whether studies are still loading. */
  readonly isLoading: boolean
  /** Whether the member has no access: what needs it is marked. */
  readonly lacksAccess: boolean
  /** What else there is to say about the results. */
  readonly note: string
  readonly onChoose: (item: PaletteItem) => void
  readonly onClose: () => void
  /** Shown below the results. */
  readonly children: ReactNode
}

/**
 * A combobox with a permanent list (ARIA Authoring Practices, combobox with list autocomplete). Focus stays in the
 * field, arrow keys move the selection, Enter opens it.
 */
export function PaletteSearch({
  typed,
  onType,
  found,
  isLoading,
  lacksAccess,
  note,
  onChoose,
  onClose,
  children,
}: PaletteSearchProps) {
  const listId = useId()
  const items = found.flatMap((group) => group.items)
  // An item that searches further is no result.
  const results = items.filter(({ target }) => target.kind !== 'search').length
  // The selection survives the arrival of studies. If the item is no longer found, the first item is selected.
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0]
  const optionId = (item: PaletteItem) => `${listId} ${item.id}`.replaceAll(/\s/g, '_')
  const activeId = chosen && optionId(chosen)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const step = (by: 1 | -1) => {
    const at = chosen ? items.indexOf(chosen) : 0
    setChosenId(items.at((at + by) % items.length)?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (items.length === 0) return
    const key = keyOf(event)
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter' && chosen) onChoose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <SearchRow>
        <Search aria-hidden="true" />
        <SearchInput
          role="combobox"
          aria-label="Search or jump to"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search or jump to…"
          value={typed}
          onChange={({ target }) => {
            setChosenId(null)
            onType(target.value)
          }}
          onKeyDown={onKeyDown}
          autoFocus
        />
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </SearchRow>
      <Results>
        {results === 0 && !isLoading && note === '' && <Nothing>Nothing found for “{typed.trim()}”.</Nothing>}
        {items.length > 0 && (
          <div id={listId} role="listbox" aria-label="Results" tabIndex={-1}>
            {found.map(({ group, items: ofGroup }) => (
              <Group key={group} role="group" aria-label={group}>
                <GroupTitle aria-hidden="true">{group}</GroupTitle>
                {ofGroup.map((item) => (
                  <Option
                    key={item.id}
                    id={optionId(item)}
                    role="option"
                    aria-selected={item === chosen}
                    // Not on enter: a list that scrolls below a resting pointer must not change the selection.
                    onPointerMove={() => setChosenId(item.id)}
                    // Focus stays in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(item)}
                  >
                    <PaletteIcon item={item} />
                    {item.detail === undefined ? item.label : <Located item={item} />}
                    {item.shortcut && <Shortcut keys={item.shortcut} />}
                    {lacksAccess && item.target.kind === 'path' && item.target.needsAccess && (
                      <Mark>
                        <MembershipMark>needs a membership</MembershipMark>
                      </Mark>
                    )}
                  </Option>
                ))}
              </Group>
            ))}
          </div>
        )}
      </Results>
      <Below>{children}</Below>
      <Foot>
        <Status role="status">{statusText(isLoading, typed, results, note)}</Status>
        <KeyHints aria-hidden="true">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
          </span>
          <span>
            <Kbd>↵</Kbd> open
          </span>
          <span>
            <Kbd>Esc</Kbd> close
          </span>
        </KeyHints>
      </Foot>
    </>
  )
}

/** A label with where it is. */
function Located({ item: { label, detail } }: { readonly item: PaletteItem }) {
  return (
    <span>
      <span dir="auto">{label}</span>
      <Detail>
        <VisuallyHidden>in </VisuallyHidden>
        <span dir="auto">{detail}</span>
      </Detail>
    </span>
  )
}

/** Hidden from screen readers, because the option's name is its label. */
function Shortcut({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Shortcuts aria-hidden="true">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Shortcuts>
  )
}

function statusText(isLoading: boolean, typed: string, results: number, note: string): string {
  if (isLoading) return 'Loading your documents…'
  if (typed.trim() === '') return ''
  return [counted(results, 'result'), note].filter((part) => part !== '').join('. ')
}
