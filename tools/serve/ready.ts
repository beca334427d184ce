/** A result whose JSON text was put together already. */
export class ReadyRulebook {
  constructor(readonly json: string) {}
}
