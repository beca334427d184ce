package tavolata;

/** An event, a record of its fields: one of {@link tavolata.events}. */
public interface Event {
  /** Its name in JSON. */
  String eventName();
}
