import * as data from '@outcome-studio/shared/data'
import { sampleData } from '@outcome-studio/shared/data/sample'
import { type StandaloneData, startStandalone } from '@outcome-studio/shared/feature/standalone'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import feature from './feature.tsx'

const start = <Config,>(source: StandaloneData<Config>) =>
  startStandalone(feature, {
    data: source,
    basename: '/example',
    frame: (page) => <GlobalStyle>{page}</GlobalStyle>,
  })

// The development server has a configuration (200) if it was given a shell with a local cloud, and else none (204).
void fetch('/config.json').then(({ status }) => (status === 200 ? start(data) : start(sampleData)))
