import { createModals } from './createModals.ts'
import { createPalette } from './createPalette.ts'

test('opens and closes', () => {
  const palette = createPalette(createModals())
  palette.open()
  expect(palette.isOpen.get()).toBe(true)
  palette.close()
  expect(palette.isOpen.get()).toBe(false)
})

test('is never open together with a modal', () => {
  const modals = createModals()
  const palette = createPalette(modals)
  modals.open('profile')
  palette.open()
  expect(palette.isOpen.get()).toBe(false)
  modals.close('profile')
  palette.open()
  modals.open('membershipRequired')
  expect(palette.isOpen.get()).toBe(false)
})

test('an open checklist does not prevent it', () => {
  const modals = createModals()
  const palette = createPalette(modals)
  modals.openChecklist()
  palette.open()
  expect(palette.isOpen.get()).toBe(true)
})
