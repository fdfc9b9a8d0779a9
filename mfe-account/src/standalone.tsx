import * as data from '@outcome-studio/shared/data'
import { PROFILE_PATH } from '@outcome-studio/shared/domain'
import { startStandalone } from '@outcome-studio/shared/feature/standalone'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import feature from './feature.tsx'

void startStandalone(feature, {
  data,
  basename: PROFILE_PATH,
  frame: (page) => (
    <>
      <GlobalStyle />
      {page}
    </>
  ),
})
