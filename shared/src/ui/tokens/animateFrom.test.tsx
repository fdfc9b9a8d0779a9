import { animateFrom } from './animateFrom.ts'

test('an element has one animation at a time, because the browser computes several on the main thread', () => {
  const element = document.createElement('div')
  const animations = [{ cancel: jest.fn() }, { cancel: jest.fn() }]
  const animate = jest.spyOn(element, 'animate')
  for (const each of animations) animate.mockReturnValueOnce(each as unknown as Animation)
  const [first, second] = animations
  animateFrom(element, { transform: 'translateY(10px)' })
  expect(first?.cancel).not.toHaveBeenCalled()
  animateFrom(element, { transform: 'translateY(20px)' })
  expect(first?.cancel).toHaveBeenCalledTimes(1)
  expect(second?.cancel).not.toHaveBeenCalled()
  expect(animate).toHaveBeenLastCalledWith([{ transform: 'translateY(20px)' }, {}], expect.anything())
})
