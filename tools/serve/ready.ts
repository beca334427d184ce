/** A result whose JSON text is already available. */
export class ReadyRulebook {
  constructor(readonly json: string) {}
}
