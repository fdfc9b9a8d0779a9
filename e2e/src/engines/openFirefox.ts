import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import type { Engine, EnginePage } from './EnginePage.ts'

/**
 * Starts Firefox, driven by WebDriver BiDi.
 * @param executable path of the browser
 */
export async function openFirefox(executable: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: executable, headless: true })
  try {
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    return {
      name: 'Firefox',
      version: await browser.version(),
      page: drive(page),
      release: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

function drive(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => {
      const handle = await page.evaluateHandle(expression)
      const element = handle.asElement() as ElementHandle<Element> | null
      if (element === null) throw new Error('The element to click is gone.')
      await element.click()
      await handle.dispose()
    },
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key === 'Enter') return page.keyboard.press('Enter')
      await page.keyboard.down('Control')
      await page.keyboard.press('s')
      await page.keyboard.up('Control')
    },
  }
}
