import * as ui from '@outcome-studio/shared/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { DesignSystemPage } from './DesignSystemPage.tsx'
import { SPECIMENS } from './specimens/SPECIMENS.ts'

const open = () =>
  render(
    <MemoryRouter>
      <ui.GlobalStyle />
      <DesignSystemPage />
    </MemoryRouter>,
  )

const specimens = SPECIMENS.flatMap((group) => group.specimens)
const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name)

test('every component of shared/ui is on the page, and nothing else', () => {
  const exported = Object.keys(ui).filter(isComponentName).sort()
  expect(specimens.map(({ name }) => name).sort()).toEqual(exported)
})

test('each component has its heading, purpose, contract and states in both schemes', async () => {
  open()
  for (const { name, purpose, contract, states } of specimens) {
    const section = document.getElementById(name)
    if (!section) throw new Error(`${name} has no anchor.`)
    const inSection = within(section)
    expect(inSection.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(inSection.getByText(purpose)).toBeVisible()
    expect(inSection.getByText(contract)).toBeVisible()
    expect(inSection.getAllByRole('figure')).toHaveLength(states.length * 2)
    expect(section.querySelectorAll('[data-color-scheme]')).toHaveLength(2)
  }
})

test('the contents link to each of them', async () => {
  open()
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)).toBeInTheDocument()
  }
  for (const { name } of specimens) expect(within(contents).getByRole('link', { name })).toBeVisible()
})

test('the choice of a scheme applies to this page only', async () => {
  const user = userEvent.setup()
  const { unmount } = open()
  const choice = screen.getByRole('combobox', { name: 'Color scheme' })
  await user.selectOptions(choice, 'Dark')
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark')
  await user.selectOptions(choice, 'As the system')
  expect(document.documentElement).not.toHaveAttribute('data-color-scheme')
  await user.selectOptions(choice, 'Light')
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-color-scheme')
})

test('shows the contrast of every pair, which is sufficient', async () => {
  open()
  const figures = screen.getAllByText(/^\d+\.\d$/).map(({ textContent }) => Number(textContent))
  expect(figures).toHaveLength(2 * (ui.TEXT_PAIRS.length + ui.SHAPE_PAIRS.length))
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(3)
})
