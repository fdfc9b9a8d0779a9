import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { countFound } from '@outcome-studio/shared/domain/study'
import { communityGarden } from './communityGarden.ts'
import { studyDocuments } from './studyDocuments.ts'
import { toStudy } from './toStudy.ts'

const OWNER = { uid: 'standard', domain: 'acme.test' }

test('the header counts the remarks that the editor shows', () => {
  const [header] = studyDocuments(communityGarden, OWNER, '2026-03-01T09:00:00Z')
  const study = toStudy(communityGarden, 'owner')
  const counts = countFound(study, checkStudy(study))
  expect(counts.errors).toBeGreaterThan(0)
  expect(header?.data).toMatchObject({ header: { counts } })
})
