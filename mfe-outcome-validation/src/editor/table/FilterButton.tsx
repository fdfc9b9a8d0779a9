import { Button, Popover, space } from '@outcome-studio/shared/ui'
import { ListFilter } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { TableFilters, type TableFiltersProps } from './TableFilters.tsx'

const Anchor = styled.span`
  display: inline-flex;
`

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
`

/** Opens the filters where there is no room for them in the row of tools. */
export function FilterButton(props: TableFiltersProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { count } = props.filter
  return (
    <>
      <Anchor ref={anchor}>
        <Button onPress={() => setOpen(!isOpen)}>
          <ListFilter aria-hidden="true" size={16} />
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
      </Anchor>
      <Popover label="Filters of the table" isOpen={isOpen} onOpenChange={setOpen} triggerRef={anchor}>
        <Fields>
          <TableFilters {...props} />
        </Fields>
      </Popover>
    </>
  )
}
