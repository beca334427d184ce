package tavolata;

/** An answer or a plan: what {@link Rules#explain} has words for. */
public interface Said {}
