import * as data from '@outcome-studio/shared/data'
import { startStandalone } from '@outcome-studio/shared/feature/standalone'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import feature from './feature.tsx'

void startStandalone(feature, {
  data,
  basename: '/sia',
  frame: (page) => <GlobalStyle>{page}</GlobalStyle>,
})
