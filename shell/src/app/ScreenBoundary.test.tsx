import { render, screen } from '@testing-library/react'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })

function Screen({ path }: { readonly path: string }) {
  if (path === '/broken') throw new Error('Broken.')
  return <h1>{path}</h1>
}

function page(path: string, location = at(path)) {
  return (
    <ScreenBoundary location={location} failed={(error) => <p role="alert">{String(error)}</p>}>
      <Screen path={path} />
    </ScreenBoundary>
  )
}

test('a screen that throws is replaced by its failure until the location changes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const broken = at('/broken')
  const { rerender } = render(page('/broken', broken))
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Broken.')
  rerender(page('/sia', broken))
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(page('/sia'))
  expect(screen.getByRole('heading', { name: '/sia' })).toBeVisible()
  jest.restoreAllMocks()
})
