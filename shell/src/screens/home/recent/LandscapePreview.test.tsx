import { fakeStudySnapshot, resetFakeData } from '@outcome-studio/shared/data/testing'
import { ratedLunch } from '@outcome-studio/shared/domain/testing'
import { act, render, waitFor } from '@testing-library/react'
import { LandscapePreview } from './LandscapePreview.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const HEADER = {
  createdAt: '',
  updatedAt: '',
  schemaVersion: 1,
  counts: { jobSteps: 1, outcomeStatements: 2 },
}

test('draws a dot for each rated outcome where the landscape has it, in the color of its band', async () => {
  const { container } = render(<LandscapePreview docName="Lunch" revision={3} />)
  expect(container.querySelectorAll('circle')).toHaveLength(0)
  const header = { ...HEADER, docName: 'Lunch', uuid: ratedLunch.jtbd.uuid, revision: 3 }
  act(() => fakeStudySnapshot.set({ value: { header, content: ratedLunch }, savedAt: 0 }))
  await waitFor(() => expect(container.querySelector('circle')).not.toBeNull())
  const [dot] = container.querySelectorAll('circle')
  expect(dot).toHaveAttribute('cx', '8.9')
  expect(dot).toHaveAttribute('cy', '8.8')
  expect(dot).toHaveAttribute('data-band', 'extreme')
})
