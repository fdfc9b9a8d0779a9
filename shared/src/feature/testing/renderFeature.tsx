import { type RenderResult, render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { HostServices } from '../core/contract.ts'
import type { Feature } from '../core/Feature.ts'
import { featureErrorText } from '../errors/featureErrorText.ts'
import { FeatureSlot } from '../slot/FeatureSlot.tsx'
import { createTestHost, type TestHost } from './createTestHost.ts'

export { blockedStorage, memoryStorage } from '../../storage/testing/memoryStorage.ts'
export { catchDownloads, type Downloads } from './catchDownloads.ts'
export type { TestHost } from './createTestHost.ts'
export { chooseExport, exportAs } from './exportAs.ts'
export { testMember } from './testMember.ts'

export interface RenderFeatureOptions extends Partial<HostServices> {
  /** Address to start at, below the basename, for example "/my-study". Default: the area's own root. */
  readonly path?: string
  /** Wraps the feature inside the router, for example in a theme. */
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode
}

export interface RenderedFeature extends RenderResult {
  readonly host: TestHost
  readonly router: ReturnType<typeof createMemoryRouter>
}

/** Mounts a feature as the shell does, in a slot with a memory router and a test host. */
export function renderFeature(feature: Feature, options: RenderFeatureOptions = {}): RenderedFeature {
  const { path = '', wrapper: Wrapper = Fragment, ...overrides } = options
  const host = createTestHost(overrides)
  const load = async () => ({ default: feature })
  const router = createMemoryRouter(
    [
      {
        path: `${host.basename}/*`,
        element: (
          <Wrapper>
            <FeatureSlot
              area={feature.name}
              host={host}
              load={load}
              pending={<p role="status">Loading</p>}
              failed={(error) => <p role="alert">{featureErrorText(error).title}</p>}
              onFailure={(error) => host.report(error)}
            />
          </Wrapper>
        ),
      },
    ],
    { initialEntries: [`${host.basename}${path}` || '/'] },
  )
  return { ...render(<RouterProvider router={router} />), host, router }
}
