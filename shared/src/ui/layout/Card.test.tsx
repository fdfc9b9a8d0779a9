import { render, screen, within } from '@testing-library/react'
import { Card } from './Card.tsx'
import { DescriptionList } from './DescriptionList.tsx'

test('a Card is named by its heading and contains its facts', () => {
  render(
    <Card title="Your plan" lead="Paid each year." actions={<button type="button">Change</button>}>
      <DescriptionList facts={[{ term: 'Renews', description: '1 May 2027' }]} />
    </Card>,
  )
  const card = screen.getByRole('region', { name: 'Your plan' })
  expect(within(card).getByRole('heading', { level: 2, name: 'Your plan' })).toBeVisible()
  expect(within(card).getByRole('term')).toHaveTextContent('Renews')
  expect(within(card).getByRole('definition')).toHaveTextContent('1 May 2027')
  expect(within(card).getByRole('button', { name: 'Change' })).toBeVisible()
})
