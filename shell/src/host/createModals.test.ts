import { createModals } from './createModals.ts'

test('opening the membership-required modal closes the checklist', () => {
  const modals = createModals()
  modals.openChecklist()
  modals.open('membershipRequired')
  expect(modals.shown.get()).toMatchObject({ modal: 'membershipRequired', isChecklistOpen: false })
})

test('the checklist cannot be opened while the profile modal is open', () => {
  const modals = createModals()
  modals.open('profile')
  modals.openChecklist()
  expect(modals.shown.get()).toMatchObject({ modal: 'profile', isChecklistOpen: false })
  modals.close('profile')
  modals.openChecklist()
  expect(modals.shown.get()).toMatchObject({ modal: null, isChecklistOpen: true })
})

test('closing a modal leaves the one that took its place', () => {
  const modals = createModals()
  modals.open('profile')
  modals.open('cookiePreferences')
  modals.close('profile')
  expect(modals.shown.get().modal).toBe('cookiePreferences')
  modals.close('cookiePreferences')
  expect(modals.shown.get().modal).toBeNull()
})
