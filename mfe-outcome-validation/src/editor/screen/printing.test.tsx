import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { declaredStyle } from '../../testing/declaredStyle.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

/** Whether the print styles hide an element or something around it. */
const isOnPaper = (element: Element): boolean => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (declaredStyle(each, 'display', 'print') === 'none') return false
  }
  return true
}

test('a notice about unsaved changes is not printed, the texts of the study are', async () => {
  await storeStudy('Commute', [['first']])
  const first = openStudio({ path: '/Commute' })
  await first.user.type(await screen.findByRole('textbox', { name: 'Outcome statement 1.1' }), ' typed')
  first.unmount()
  openStudio({ path: '/Commute' })
  const notice = await screen.findByText(/^Your unsaved changes from .* are back/)
  expect(isOnPaper(notice)).toBe(false)
  expect(isOnPaper(screen.getByRole('textbox', { name: 'Outcome statement 1.1' }))).toBe(true)
})

test.each([
  ['table', 'Outcome statement'],
  ['needs', 'Satisfaction'],
])(
  'in the view %p the headings are texts on paper: buttons are not repeated on the next page',
  async (view, name) => {
    await storeStudy('Commute', [['first']])
    openStudio({ path: `/Commute?view=${view}` })
    const heading = await screen.findByRole('button', { name })
    expect(declaredStyle(heading, 'display', 'print')).toBe('contents')
  },
)
