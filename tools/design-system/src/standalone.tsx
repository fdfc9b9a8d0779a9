import { GlobalStyle } from '@outcome-studio/shared/ui'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DesignSystemPage } from './DesignSystemPage.tsx'

const element = document.createElement('div')
document.body.append(element)
createRoot(element).render(
  <BrowserRouter>
    <GlobalStyle>
      <DesignSystemPage />
    </GlobalStyle>
  </BrowserRouter>,
)
