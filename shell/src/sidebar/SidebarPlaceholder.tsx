import { Brand } from '@outcome-studio/shared/ui'
import { Bar, BrandSlot, Toggle } from './barStyles.ts'

/** Reserves the sidebar's space until the user is known, to avoid a layout shift. */
export function SidebarPlaceholder() {
  return (
    <Bar as="div" aria-hidden="true">
      <BrandSlot>
        <Brand />
      </BrandSlot>
      <Toggle as="span" />
    </Bar>
  )
}
