import { AREAS } from '@outcome-studio/shared/domain/areas'
import { packagesToBuild } from './packagesToBuild.ts'

test('a feature in a repository of its own is not built here', () => {
  const [area] = AREAS
  if (area === undefined) throw new Error('No area.')
  const remote = { name: 'mfe-surveys', port: 3010 }
  expect(packagesToBuild([area, { ...area, remote }])).toEqual(['shell', area.remote.name, 'mfe-surveys'])
  const outside = { ...area, remote: { ...remote, isOutside: true } as const }
  expect(packagesToBuild([area, outside])).toEqual(['shell', area.remote.name])
})
