/** Whether the person asked for little traffic. The browsers that know nothing of it have no `connection`. */
export function savesData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
